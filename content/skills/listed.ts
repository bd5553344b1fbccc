import type { ItemManifest } from '@nobi/kit/manifest';
import type { Skill } from './skill.ts';

/** The skills of an item as its manifest lists them. */
export const listed = (skills: readonly Skill[]): ItemManifest['skills'] =>
  skills.map(({ id, name, curriculum }) => ({
    id,
    name: { ...name },
    ...(curriculum && { curriculum: { ...curriculum } }),
  }));
