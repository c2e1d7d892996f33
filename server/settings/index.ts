// What other rooms use of `server/settings`.

export { BadSettings, type ServerSettings, settingReports, settingsFrom } from './settings.ts';
