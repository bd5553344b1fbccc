import { useEffect } from 'react';

/** Any path that is nobody's leads to the welcome page, which is not drawn by this application. */
export const LeaveForWelcome = () => {
  useEffect(() => location.replace('/'), []);
  return null;
};
