import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openMaker } from './maker.ts';

connect(openMaker);
