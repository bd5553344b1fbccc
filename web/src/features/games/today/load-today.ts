import { type ComponentType, createElement, Fragment } from 'react';
import { Wonder } from '../wonder/wonder.tsx';
import { Today } from './today.tsx';
import { loadMessages } from './words.ts';

const WithSky: ComponentType = () =>
  createElement(Fragment, {}, createElement(Wonder), createElement(Today));

/** With its words, and the sky that goes with the hour: both come after the page, in one piece. */
export const loadToday = async () => {
  await loadMessages();
  return WithSky;
};
