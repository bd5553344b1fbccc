import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openKelereng } from './kelereng.ts';

connect(openKelereng);
