const unreleased = '## Unreleased\n';

/** What stands under Unreleased, without its heading. */
const pendingIn = (changelog: string) => {
  const [, after = ''] = changelog.split(unreleased);
  return (after.split('\n## ')[0] ?? '').trim();
};

/** Gives Unreleased a version and a day (`YYYY-MM-DD`) and opens an empty one above it. */
export const releasedChangelog = (changelog: string, version: string, day: string): string => {
  if (pendingIn(changelog) === '') throw new Error('CHANGELOG.md lists nothing under Unreleased.');
  return changelog.replace(unreleased, `${unreleased}\n## ${version} – ${day}\n`);
};
