import { Alert, Button } from '@mui/material';
import { staff } from '@nobi/contract';
import { Link } from 'react-router';
import { progressOf, useSetup } from '../resources/setup/use-setup.ts';
import { words } from '../text/words.ts';
import { useMay } from '../ui/use-may.ts';

const t = words.setup;

/** Until an installation is ready for families, administrators are led on with it. */
export const SetupNote = () => {
  const may = useMay();
  const { data } = useSetup(may(staff.setup));
  if (!data) return null;
  const { done, all } = progressOf(data);
  if (done === all) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" component={Link} to="/setup">
          {t.open}
        </Button>
      }
    >
      {t.note.replace('{done}', String(done)).replace('{all}', String(all))}
    </Alert>
  );
};
