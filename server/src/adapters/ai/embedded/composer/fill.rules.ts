/** What stands in a template's slots, such as {name}. */
export type Slots = Readonly<Record<string, string>>;

const capital = (text: string) =>
  text.replace(
    /^(“?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );

/** A sentence with its slots filled and a capital at its beginning; a slot without a word is a fault of the data. */
export const fill = (template: string, slots: Slots): string =>
  capital(
    template.replace(/\{(\w+)\}/g, (slot, name: string) => {
      const word = slots[name];
      if (word === undefined) throw new Error(`Nothing fills ${slot} in "${template}"`);
      return word;
    }),
  );

/** "an" before a vowel's sound. */
export const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|u(?!ni|s[aeiou]))/.test(noun) ? 'an' : 'a'} ${noun}`;
