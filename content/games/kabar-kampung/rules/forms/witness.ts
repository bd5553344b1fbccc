/** Three people tell three stories; one was there and looked. Whom can the newspaper believe most? */

import { alibis, incidents, there } from '../../stories/witnesses.ts';
import { type Maker, option, type Page, type Slot } from '../page.ts';
import { filled, people, turn } from '../pools.ts';

const witnesses = 3;
const turns = 18;

interface Witness {
  readonly name: string;
  readonly story: string;
  readonly saw: boolean;
  readonly says: string;
  readonly because: string;
}

const witnessesOf = (a: number, b: number): Witness[] => {
  const incident = turn(incidents, a);
  const seer = b % witnesses;
  const shift = Math.floor(b / witnesses) % witnesses;
  return Array.from({ length: witnesses }, (_, at) => {
    const alibi = turn(alibis, at + b + a + Math.floor(b / 9));
    const saw = at === seer;
    return {
      name: turn(people, b + a * 3 + at * 2),
      story: turn(incident.versions, at + shift),
      saw,
      says: saw ? filled(turn(there, b + a), { place: incident.place }) : alibi.says,
      because: saw ? '' : alibi.because,
    };
  });
};

const whyOf = (all: readonly Witness[], { name, because }: Witness, proof: number[]): Slot => {
  const taken = all.map((each) => each.because);
  const free = alibis.map((each) => each.because).filter((each) => !taken.includes(each));
  const others = taken.filter((each) => each !== because && each !== '');
  return {
    ask: `Mengapa cerita ${name} kurang kuat?`,
    options: [
      option(because, 'right'),
      ...others.map((each) => option(each, 'mixed')),
      ...free.slice(0, 1).map((each) => option(each, 'absent')),
    ],
    proof,
  };
};

const pageOf = (a: number, b: number, level: number): Page | null => {
  const incident = incidents[a];
  if (!incident || b >= turns) return null;
  const all = witnessesOf(a, b);
  const shown = level === 0 ? all.filter(({ saw }, at) => saw || at === (b + 1) % witnesses) : all;
  const lines = [
    incident.opening,
    ...shown.map(({ name, story, says }) => `${name} ${says}. Katanya, “${story}”`),
  ];
  const proof = [shown.findIndex(({ saw }) => saw) + 1];
  const slots: readonly Slot[] = [
    {
      ask: 'Siapa yang bisa melihatnya sendiri?',
      options: shown.map(({ name, saw }) => option(name, saw ? 'right' : 'opposite')),
      proof,
    },
    {
      ask: 'Jadi, apa yang paling mungkin terjadi?',
      options: shown.map(({ story, saw }) => option(story, saw ? 'right' : 'mixed')),
      proof,
    },
    ...shown
      .filter(({ saw }) => !saw)
      .slice(0, 1)
      .map((each) => whyOf(shown, each, linesOfName(lines, each.name))),
  ];
  return {
    kicker: incident.kicker,
    lines,
    photo: incident.photo,
    slots: slots.slice(0, level === 2 ? 3 : 2),
    headline: incident.kicker,
  };
};

const linesOfName = (lines: readonly string[], name: string): number[] =>
  lines.flatMap((line, at) => (line.startsWith(name) ? [at] : []));

export const witness: Maker = { texts: incidents.length, turns, pageOf };
