/** Attribute of the document while it is being left: then nothing else may lead elsewhere, as to the login. */
export const LEAVING = 'data-leaving'
