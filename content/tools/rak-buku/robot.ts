import type { Hands, Robot } from '@nobi/kit/robot';

const end = '.nobi-end';
const chosen = '.book[aria-pressed="true"]';

const onShelf = async (hands: Hands): Promise<void> => {
  if ((await hands.count('.ribbon')) > 0) await hands.tap('.finish');
  else if ((await hands.count(chosen)) > 0) {
    await hands.tap(chosen);
    // It opens once its words and pictures have come; until then the shelf still stands there.
    await hands.wait('.cover');
  } else await hands.tap('.book');
};

const onQuestion = async (hands: Hands): Promise<void> => {
  const isChosen = (await hands.count('.choice[aria-pressed="true"]')) > 0;
  await hands.tap(isChosen ? '.confirm' : '.choice[data-choice="right"]');
};

const onTelling = async (hands: Hands): Promise<void> => {
  const isPicked = (await hands.count('.tell-card[aria-pressed="true"]')) > 0;
  await hands.tap(isPicked ? '.told' : '.tell-card');
};

/** Reads one book alone, answers its questions, tells it again, and is done. */
export const robot: Robot = {
  async step(hands) {
    await hands.wait(`.book, .cover, .page, .asking, .telling, ${end}`);
    if ((await hands.count(end)) > 0) return false;
    if ((await hands.count('.shelf')) > 0) await onShelf(hands);
    else if ((await hands.count('.cover')) > 0) await hands.tap('.self');
    else if ((await hands.count('.page')) > 0) await hands.tap('.after');
    else if ((await hands.count('.asking')) > 0) await onQuestion(hands);
    else await onTelling(hands);
    return true;
  },
};
