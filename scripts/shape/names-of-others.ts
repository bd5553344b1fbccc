/** Names that are not ours to choose here: columns and fields of replies. */
export const namesOfOthers: readonly {
  readonly name: string;
  readonly below: string;
  readonly because: string;
}[] = [
  { name: 'heard', below: 'content/games/pelabuhan-halo/', because: 'field of stored saves' },
  { name: 'sitting', below: 'kit/src/simulate/', because: 'field of what a learner is shown' },
  { name: 'sittings', below: 'kit/src/simulate/', because: 'field of a simulated line' },
  {
    name: 'given',
    below: 'server/src/modules/payments/console/',
    because: 'column of subscriber_day',
  },
];
