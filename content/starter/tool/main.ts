import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openTool } from './tool.ts';

connect(openTool);
