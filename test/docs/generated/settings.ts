// The reference of the settings, made from their schema.

import { settingReports } from '../../../server/settings/settings.ts';

/** The page as Markdown. */
export function settingsPage(): string {
  const rows = settingReports({}).map(
    ({ name, description, default: usual, secret }) =>
      `| \`${name}\` | ${description}${secret ? ' (secret)' : ''} | ${usual} |`,
  );
  return `# Settings

The service reads its settings from environment variables. An empty variable counts as unset. Startup fails and lists every invalid
setting. \`nirnaya config\` prints each setting with its value and origin; secrets are masked.

| variable | meaning | default |
| --- | --- | --- |
${rows.join('\n')}

Folders in \`PACKS_DIR\` are [laid over the bundled packs](../../dsl/LANGUAGE.md#packs-of-your-own).
`;
}
