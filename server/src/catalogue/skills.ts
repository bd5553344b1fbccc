import { type SkillsFile, skillsFile } from '@nobi/kit/manifest';
import { readBuilt } from './built-file.ts';

export type Skill = SkillsFile['skills'][number];

/** Every skill that content teaches, and the elements of the curriculum, as content/build wrote them. */
export interface Skills extends Pick<SkillsFile, 'skills' | 'elements'> {
  find(id: string): Skill | undefined;
}

export const readSkills = async (file: string): Promise<Skills> => {
  const { skills, elements } = skillsFile.parse(JSON.parse(await readBuilt(file)));
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  return { skills, elements, find: (id) => byId.get(id) };
};
