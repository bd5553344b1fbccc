/** What a list, a task or a state says is worked out once: all of them stay as they are. */
export const oncePer = <Thing extends object, Found extends object | string>(
  find: (thing: Thing) => Found,
): ((thing: Thing) => Found) => {
  const known = new WeakMap<Thing, Found>();
  return (thing) => {
    const before = known.get(thing);
    if (before !== undefined) return before;
    const found = find(thing);
    known.set(thing, found);
    return found;
  };
};
