import { loadSentences } from './errors.ts';

// A page has them before it is drawn.
await loadSentences();
