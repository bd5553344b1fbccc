/** What the server is told of every skill: it reads neither this room nor its words. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SkillsFile, skillsFile } from '@nobi/kit/manifest';
import { homeActivities } from '../skills/at-home/activities.ts';
import { cautionOf, householdThings } from '../skills/at-home/home-activity.ts';
import { elements } from '../skills/elements.ts';
import { registry } from '../skills/registry.ts';

export const skillsFileOf = (): SkillsFile =>
  skillsFile.parse({
    v: 1,
    skills: registry.map(({ id, domain, needs, name, criterion, curriculum }) => ({
      id,
      domain,
      needs,
      name,
      criterion,
      element: curriculum?.code ?? null,
      home: (homeActivities[id] ?? []).map((activity) => ({
        id: activity.id,
        title: activity.title,
        things: activity.things.map((thing) => householdThings[thing].name),
        steps: activity.steps,
        caution: cautionOf(activity),
      })),
    })),
    elements,
  });

export const publishSkills = (dist: string): Promise<void> =>
  writeFile(join(dist, 'skills.json'), `${JSON.stringify(skillsFileOf())}\n`);
