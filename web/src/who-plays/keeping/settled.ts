type Begins = () => void;

let isSettled = false;
let waiting: (() => void)[] = [];
let handleBegin: Begins = () => {};

/** Nobody knows yet who plays. */
export const markUnsettled = () => {
  isSettled = false;
};

/** It is known, or will not be. */
export const markSettled = () => {
  isSettled = true;
  for (const go of waiting) go();
  waiting = [];
};

/** Hears when something begins, which is then the child's who plays at that moment. */
export const onBegin = (handler: Begins) => {
  handleBegin = handler;
};

export const whenSettled = async (): Promise<void> => {
  if (!isSettled) await new Promise<void>((resolve) => waiting.push(resolve));
  handleBegin();
};
