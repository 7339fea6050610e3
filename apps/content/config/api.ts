// strictRelations: an entry whose required file is missing can be saved as a draft, but not published.
export default { documents: { strictRelations: true } }
