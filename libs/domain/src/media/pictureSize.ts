/** In pixels, as the header says. */
export interface PictureSize {
  width: number;
  height: number;
}
