import { type ComponentType, createElement, Fragment } from 'react';
import { WonderIsland } from '../../../wonder/wonder.tsx';
import { Today } from './today.tsx';
import { loadMessages } from './words.ts';

/** The sky stays while the child looks into one subject, where nothing else is for today. */
const WithSky: ComponentType<{ isShown: boolean }> = ({ isShown }) =>
  createElement(Fragment, {}, createElement(WonderIsland), isShown && createElement(Today));

/** With its words, and the sky that goes with the hour: both come after the page, in one piece. */
export const loadToday = async () => {
  await loadMessages();
  return WithSky;
};
