import type { PackageFinding } from '@nobi/contract';

export type Finding = PackageFinding;

type Level = Finding['level'];

export const finding = (level: Level, code: Finding['code'], file = ''): Finding => ({
  level,
  code,
  file,
  line: null,
});
