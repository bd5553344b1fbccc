/** `virtual:questions` in a course's page: its questions without their answers. */
import type { Plugin } from 'vite';
import { questionsOf, readCourse } from './courses.ts';
import type { FoundItem } from './items.ts';

const name = 'virtual:questions';
const inside = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);

/** Who imports it decides whose questions they are. */
export const questionsFor = (items: readonly FoundItem[]): Plugin => ({
  name: 'nobi-questions',
  resolveId(source, importer) {
    if (source !== name) return null;
    const item = items.find(({ folder }) => importer && inside(importer, folder));
    return item ? `\0${name}/${item.manifest.id}` : null;
  },
  async load(id) {
    const item = items.find(({ manifest }) => id === `\0${name}/${manifest.id}`);
    if (!item) return null;
    return `export const questions = ${JSON.stringify(questionsOf(await readCourse(item)))};`;
  },
});
