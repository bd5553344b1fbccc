import type { ItemManifest } from '@nobi/kit/manifest';
import type { Skill } from './skill.ts';

/** The skills of an item as its manifest lists them. */
export const listed = (skills: readonly Skill[]): ItemManifest['skills'] =>
  skills.map(({ id, name, needs, curriculum }) => ({
    id,
    name: { ...name },
    ...(needs.length > 0 && { needs: [...needs] }),
    ...(curriculum && { curriculum: { ...curriculum } }),
  }));
