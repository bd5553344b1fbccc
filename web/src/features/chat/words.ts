import { chat as en } from '../../text/en/chat.ts';
import { chat as id } from '../../text/id/chat.ts';
import { inLanguage } from '../../text/index.ts';

export const words = inLanguage({ en, id });
