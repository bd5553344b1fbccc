import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openGame } from './game.ts';

connect(openGame);
