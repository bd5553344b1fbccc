import type { Named } from './entries.rules.ts';

/** What a Mac adds to every archive; nothing of it belongs to the package. */
const isLitter = (name: string) =>
  name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name);

/** The one folder that everything lies in, with its slash; empty where there is none. */
const wrapperOf = (names: readonly string[]): string => {
  const [first = ''] = names;
  const wrapper = first.slice(0, first.indexOf('/') + 1);
  const isWhole = wrapper !== '' && names.every((name) => name.startsWith(wrapper));
  return isWhole && names.includes(`${wrapper}index.html`) ? wrapper : '';
};

/** Entries under the names that they have in the package: one wrapping folder and the litter are gone. */
export const unwrapped = <Listed extends { readonly fileName: string }>(
  entries: readonly Listed[],
): Named<Listed>[] => {
  const own = entries.filter(({ fileName }) => !isLitter(fileName));
  const wrapper = wrapperOf(own.map(({ fileName }) => fileName));
  return own
    .filter(({ fileName }) => fileName !== wrapper)
    .map((entry) => ({ name: entry.fileName.slice(wrapper.length), entry }));
};
