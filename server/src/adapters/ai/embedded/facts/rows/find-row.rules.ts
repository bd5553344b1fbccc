import type { Language } from '@nobi/contract';
import type { RowTable } from './read-rows.ts';

/** What stands around a question and asks for nothing. */
const before =
  /^(?:(?:nobi|halo|hai|hi|hey|eh|tolong|kasih tahu|kasih tau|coba|please|can you tell me|tell me|do you know|what|whats|what's|which|where|how|is|are|apa|apakah|apa sih|sebutkan|itu|yang)[ ,]+)*/;
const after =
  /(?:[ ,]+(?:apa|apa ya|itu apa|ya|sih|dong|deh|nih|nobi|namanya|disebut|berapa|gimana|bagaimana|di mana|dimana|mana|saja|aja|please|called|adalah|itu))*[ ?.!]*$/;

const bare = (text: string) =>
  text.replace(before, '').replace(after, '').replaceAll('dimana', 'di mana').trim();

const plain = (name: string) => name.toLowerCase().replaceAll('-', ' ').replace(/^the /, '');

/** Answers what a table tells for sure; a thing that no row names is left to others. */
export const rowFinder = (tables: readonly RowTable[]) => {
  const answers = new Map<string, Record<Language, string>>();
  for (const { questions, templates, rows } of tables)
    for (const { names, fact } of rows)
      for (const name of [...names.id, ...names.en])
        for (const ask of questions) {
          const key = bare(ask.replace('{x}', plain(name)));
          const sentence = (language: Language) =>
            templates[language]
              .replace('{x}', names[language][0] ?? name)
              .replaceAll('{y}', fact[language]);
          if (!answers.has(key)) answers.set(key, { id: sentence('id'), en: sentence('en') });
        }

  /** "ku" and "nya" at a thing's end say whose it is, not what it is. */
  const keysOf = (text: string): readonly string[] => {
    const key = bare(text.replaceAll('-', ' ').replace(/ the /g, ' '));
    return [key, key.replace(/(?<=\p{L}{3})(?:ku|nya)\b/gu, ''), key.replace(/ my /g, ' a ')];
  };

  return (text: string, language: Language): string | undefined => {
    if (text.length > 80) return undefined;
    const found = keysOf(text).find((key) => answers.has(key));
    return found === undefined ? undefined : answers.get(found)?.[language];
  };
};
