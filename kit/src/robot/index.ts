export { courseRobot, type Move } from './course-robot.ts';
export type { Hands, Robot } from './robot.ts';
