import { importsBelow } from './imports.ts';

/** Folders whose children are strangers to each other; what two need lies lower or is handed in. */
const streets = [
  'server/src/modules',
  'server/src/adapters',
  'web/src/features',
  'content/games',
  'content/courses',
  'content/tools',
];
const houseOn = (street: string, path: string) => path.slice(street.length + 1).split('/')[0];

/** A module, feature, adapter or item never reaches into a sibling. */
export const checkWalls = async (): Promise<string[]> => {
  const problems: string[] = [];
  for (const street of streets)
    for (const { from, to } of await importsBelow(street))
      if (to.startsWith(`${street}/`) && houseOn(street, from) !== houseOn(street, to))
        problems.push(`${from} reaches into ${to}; hand it in from above or move it lower`);
  return problems;
};

const server = 'server/src/';
/** A room of the server: a folder, or a file at its root. */
const roomOf = (path: string) => path.slice(server.length).split('/')[0] ?? '';
const mostArrows = 110;

/** Rooms of the server stand on each other in one direction, and on few. */
export const checkRooms = async (): Promise<string[]> => {
  const below = new Map<string, Set<string>>();
  for (const { from, to } of await importsBelow('server/src')) {
    if (!to.startsWith(server) || roomOf(from) === roomOf(to)) continue;
    below.set(roomOf(from), (below.get(roomOf(from)) ?? new Set()).add(roomOf(to)));
  }
  const problems: string[] = [];
  const stands = new Set<string>();
  const walk = (room: string, path: readonly string[]) => {
    if (path.includes(room)) {
      problems.push(`rooms of the server form a circle: ${[...path, room].join(' → ')}`);
      return;
    }
    if (stands.has(room)) return;
    for (const next of below.get(room) ?? []) walk(next, [...path, room]);
    stands.add(room);
  };
  for (const room of below.keys()) walk(room, []);
  const arrows = [...below.values()].reduce((sum, rooms) => sum + rooms.size, 0);
  if (arrows > mostArrows)
    problems.push(`${arrows} arrows between rooms of the server; at most ${mostArrows}`);
  return problems;
};

const workspaces = '{client,content,contract,e2e,kit,peers,scripts,server,staff,web}';

/** The files of one walk that lead back to where it stands. */
const circleFrom = (file: string, path: readonly string[]) =>
  [...path.slice(path.indexOf(file)), file].join(' → ');

/** No file needs, through others, itself; not even for a type, which the linter lets pass. */
export const checkCircles = async (): Promise<string[]> => {
  const next = new Map<string, string[]>();
  for (const { from, to } of await importsBelow(workspaces))
    next.set(from, [...(next.get(from) ?? []), to]);
  const problems: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]) => {
    if (path.includes(file)) problems.push(`files form a circle: ${circleFrom(file, path)}`);
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return problems;
};
