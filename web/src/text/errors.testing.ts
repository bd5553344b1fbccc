import { bringSentences } from './errors.ts';

// A page has them before it is drawn.
await bringSentences();
