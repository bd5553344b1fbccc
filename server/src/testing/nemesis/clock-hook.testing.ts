/** For `node --import`: a process whose clock is wrong by so many milliseconds, as `?shift=` says. */
const shift = Number(new URL(import.meta.url).searchParams.get('shift'));
const trueNow = Date.now;
const shiftedNow = () => trueNow() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, input, self) =>
    Reflect.construct(target, input.length === 0 ? [shiftedNow()] : input, self),
  apply: () => new Date(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
});
