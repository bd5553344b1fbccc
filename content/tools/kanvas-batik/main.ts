import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openBatik } from './batik.ts';

connect(openBatik);
