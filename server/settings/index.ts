// What other rooms use of `server/settings`.

export {
  BadSettings,
  defaultDataDir,
  type ServerSettings,
  settingReports,
  settingsFrom,
} from './settings.ts';
