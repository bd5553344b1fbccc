import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew';
import { ListItemIcon, ListItemText, MenuItem, type MenuItemProps } from '@mui/material';
import { Problem, staffSession } from '@nobi/contract';
import { useLogout, useNotify, useUserMenu } from 'react-admin';
import { ask, wordsOfProblem } from '../ask.ts';
import { words } from '../text/words.ts';

/**
 * Ends the session at the server, which alone can take the cookie away. Where it cannot be reached, one
 * is still signed in and reads so.
 */
export const SignOut = (item: MenuItemProps) => {
  const leave = useLogout();
  const notify = useNotify();
  const menu = useUserMenu();
  const signOut = async () => {
    menu?.onClose();
    try {
      await ask(staffSession.endSession);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'not_signed_in')) {
        notify(wordsOfProblem(error), { type: 'error' });
        return;
      }
    }
    await leave();
  };
  return (
    <MenuItem {...item} onClick={() => void signOut()}>
      <ListItemIcon>
        <PowerSettingsNew fontSize="small" />
      </ListItemIcon>
      <ListItemText>{words.signOut}</ListItemText>
    </MenuItem>
  );
};
