// No segment begins with a dot, so neither `..` nor a half-written file is ever a name.
const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}';
const fileName = new RegExp(`^${segment}(/${segment}){0,5}$`);

/** Whether a store may be asked for it: a mistake in our own code, never a person's. */
export const isFileName = (name: string): boolean => name.length <= 300 && fileName.test(name);

/** The name itself. Throws on anything that could lead out of the store. */
export const checkedFileName = (name: string): string => {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${name.slice(0, 80)}`);
  return name;
};
