import { useNavigate } from 'react-router';

/** A tab that was opened for this alone closes on leaving; a tab with a past goes to the shelf. */
export const useExit = (home: string) => {
  const navigate = useNavigate();
  return () => {
    // A browser closes a tab for its page only while the page is all the tab ever showed.
    if (history.length === 1) window.close();
    setTimeout(() => void navigate(home), history.length === 1 ? 150 : 0);
  };
};
