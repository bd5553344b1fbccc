import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import { ListItemIcon, ListItemText, MenuItem, type MenuItemProps } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useUserMenu } from 'react-admin';
import { words } from '../text/words.ts';
import { chooseLook, currentLook, hearLook } from '../theme/look.ts';

export const useLook = () => useSyncExternalStore(hearLook, currentLook);

/** Turns the console to night or back to day; until then it is as the device is. */
export const LookItem = (item: MenuItemProps) => {
  const look = useLook();
  const menu = useUserMenu();
  const other = look === 'dark' ? 'light' : 'dark';
  return (
    <MenuItem
      {...item}
      onClick={() => {
        menu?.onClose();
        chooseLook(other);
      }}
    >
      <ListItemIcon>
        {other === 'dark' ? <DarkMode fontSize="small" /> : <LightMode fontSize="small" />}
      </ListItemIcon>
      <ListItemText>{words.looks[other]}</ListItemText>
    </MenuItem>
  );
};
