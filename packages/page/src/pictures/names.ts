/** Whether it is the name of a picture that people have given; pictures of encounters are called by their marks. */
export const isGivenPicture = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** The kinds of files that are taken as pictures, as buttons for files say them. */
export const PICTURE_FILES = 'image/png,image/jpeg,image/webp,image/avif'
