import { hasLine, here } from '../saved.ts';
import { stateOf } from './state-of.rules.ts';
import { loadMessages, words } from './words.ts';

/** A browser without the Navigation API tells nobody that the page is another one. */
const navigation: unknown = Reflect.get(globalThis, 'navigation');

/** From now on the banner says of each page what it can do without a line. */
export const sayStates = async () => {
  if (!(navigation instanceof EventTarget)) return;
  await loadMessages();
  here.says = () => {
    const state = stateOf(location.pathname);
    return state && words[state];
  };
  const sayAnew = () => {
    if (!hasLine()) dispatchEvent(new Event('offline'));
  };
  navigation.addEventListener('navigatesuccess', sayAnew);
  sayAnew();
};
