// The notes of a release, taken from the changelog.

/** The section of a version in the changelog, or of what is unreleased, without its heading. Throws where there is none. */
export function releaseNotes(changelog, version) {
  const sections = new Map(
    changelog
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = ''] = section.split('\n', 1);
        return [heading.replace(/^\[?v?([^\s\]]+).*$/, '$1'), section.slice(heading.length).trim()];
      }),
  );
  const notes = sections.get(version) ?? sections.get('Unreleased');
  if (notes === undefined || notes === '')
    throw new Error(
      `CHANGELOG.md has no notes for ${version}: add a section "## ${version}" or "## Unreleased"`,
    );
  return `# Nirnaya ${version}\n\n${notes}\n`;
}
