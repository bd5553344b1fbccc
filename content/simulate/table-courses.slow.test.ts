import { testTable } from './table.testing.ts';

await testTable((path) => path.startsWith('courses/'), 8);
