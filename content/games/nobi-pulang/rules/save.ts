/** What is kept between sessions. A save that cannot be read is a fresh start, never an error. */
import {
  freshLearning,
  readAssigned,
  readLearningOf,
  readPlaySession,
  type Saved,
  writeGame,
} from '@nobi/kit/game';
import { isBox, isText, list, openSave } from '@nobi/kit/save';
import { type Board, readBoard, writeBoard } from '../../../boards/rules/board.ts';
import {
  type Program,
  readProgram,
  tileCount,
  writeProgram,
} from '../../../boards/rules/program.ts';
import { bank, plan } from './bank.ts';
import { freshIsland, type Island, islandCapacity, islandSize } from './island.ts';
import { type SkillId, skillIds } from './levels.ts';
import { type Progress, roundOf, roundsPerSession, type Session, taskOf } from './progress.ts';
import { sessions } from './session.ts';

export interface Save extends Saved<Progress, Session> {
  island: Island;
}

const isSkill = (value: unknown): value is SkillId => skillIds.some((skill) => skill === value);
const isTask = (value: unknown): value is string => bank.some((task) => task.id === value);

const readSession = (save: Record<string, unknown>): Session | null => {
  const found = readPlaySession(save, { isTask, rounds: roundsPerSession });
  if (!found) return null;
  const { stored } = found;
  const session: Session = {
    ...found.session,
    ...readAssigned(stored, taskOf(found.session).level),
    program: '',
    solved: list(stored.solved).filter(isSkill).slice(-roundsPerSession),
  };
  if (sessions.isOver(session)) return null;
  const round = roundOf(session);
  const program = isText(stored.program) ? readProgram(stored.program) : null;
  const fits =
    program !== null &&
    tileCount(program) <= round.capacity + 1 &&
    (program.drum === null) === (round.start.drum === null);
  return { ...session, program: writeProgram(fits ? program : round.start) };
};

const readIsland = (value: unknown): Island => {
  const fresh = freshIsland();
  if (!isBox(value)) return fresh;
  const board: Board | null = readBoard(list(value.rows).filter(isText));
  const program: Program | null = isText(value.program) ? readProgram(value.program) : null;
  const sound = board && board.width === islandSize && board.height === islandSize;
  if (!sound || !program?.drum || tileCount(program) > islandCapacity) return fresh;
  return { board, program, building: value.building !== false };
};

export const readSave = (text: string | null): Save => {
  const save = openSave(text);
  if (!save) return { progress: freshLearning(), session: null, island: freshIsland() };
  return {
    progress: readLearningOf(plan, save.progress),
    session: readSession(save),
    island: readIsland(save.island),
  };
};

export const writeSave = ({ progress, session, island }: Save): string =>
  writeGame({
    progress,
    session,
    island: {
      rows: writeBoard(island.board),
      program: writeProgram(island.program),
      building: island.building,
    },
  });
