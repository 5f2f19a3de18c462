/**
 * The catalogue of a ruleset: `catalogue/rules.yaml` and the content beside it, checked and written as TypeScript.
 * @module
 */
export {
  type Catalogue,
  type CatalogueRule,
  catalogueFaults,
  generatedOf,
  type RuleStatus,
  readCatalogue,
} from './catalogue.ts'
export { camel, contentFile, type GeneratedFile, literal, quoted, readYaml, type YamlFile } from './content.ts'
