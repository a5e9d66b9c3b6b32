export { createPrerenderer, type PageParts } from './createPrerenderer.tsx';
