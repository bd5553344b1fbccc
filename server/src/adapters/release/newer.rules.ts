type Version = readonly [number, number, number];

const versionIn = (text: string): Version | undefined => {
  const found = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
};

/** What a text names: a bare version, or JSON with `version`, or with `tag_name` as forges have it. */
const namedIn = (text: string): string => {
  if (!text.trim().startsWith('{')) return text;
  try {
    const { version, tag_name } = Object(JSON.parse(text));
    return String(version ?? tag_name);
  } catch {
    return '';
  }
};

/** The version that a text names if it is newer than ours; of what is no version, nothing. */
export const newerIn = (text: string, current: string): string | null => {
  const [there, here] = [versionIn(namedIn(text)), versionIn(current)];
  if (!there || !here) return null;
  const at = there.findIndex((part, place) => part !== here[place]);
  return at >= 0 && Number(there[at]) > Number(here[at]) ? there.join('.') : null;
};
