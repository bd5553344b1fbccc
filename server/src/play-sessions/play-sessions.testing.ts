/** An event as content tells it; `id` is one hex digit. */
export const playEvent = (id: string, item: string) => ({
  v: 1,
  id: id.repeat(32),
  t: 1_790_000_000_000,
  item,
  attempt: 1,
  verb: 'created',
  object: 'soal-1',
  ctx: { level: 1, skill: 'bonds-10', mode: 'free', lang: 'id', build: '0123456789ab' },
});
