import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { words } from '../../../text/words.ts';
import { useNews } from './use-news.ts';

const t = words.teamwork;

/** That the list is no longer as it is shown; rows do not move under anybody's finger by themselves. */
export const ListNews = () => {
  const refresh = useRefresh();
  const stamp = useNews();
  const [first, setFirst] = useState<string>();
  if (first === undefined && stamp !== undefined) setFirst(stamp);
  const isNews = first !== undefined && stamp !== undefined && first !== stamp;
  const handleShow = () => {
    setFirst(stamp);
    refresh();
  };
  if (!isNews) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={handleShow}>
          {t.show}
        </Button>
      }
    >
      {t.news}
    </Alert>
  );
};
