import { useEffect } from 'react';

/** Any path that is nobody's leads to the welcome page, which is not drawn by this application. */
export const LeaveForWelcome = () => {
  useEffect(() => location.replace('/'), []);
  return null;
};

/** The staff's pages are another application: the browser has to load them. */
export const LeaveForStaff = () => {
  useEffect(() => location.reload(), []);
  return null;
};
