export { createPrerenderer } from './createPrerenderer.tsx';
