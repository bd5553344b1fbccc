import { games as en } from '../../text/en/games.ts';
import { games as id } from '../../text/id/games.ts';
import { inLanguage } from '../../text/index.ts';

export const words = inLanguage({ en, id });
