import ts from 'typescript';

/** An import in a file; lines count from 1. */
export type Import = {
  readonly specifier: string;
  readonly line: number;
  /** Whether it imports only types, which leave no code behind. */
  readonly isErased: boolean;
};

/** The specifier of an import that is known only at run time. */
export const COMPUTED = '(computed)';

/** Every import of a file: static, dynamic, re-exported, and of types. */
export function importsOf(file: string, text: string): Import[] {
  const script = file.endsWith('.svelte') ? scriptsOf(text) : text;
  const source = ts.createSourceFile(`${file}.ts`, script, ts.ScriptTarget.Latest);
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const named = moduleNamedBy(node);
    if (named) {
      imports.push({ specifier: textOf(named), line: lineOf(source, node), isErased: isErased(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

/** The scripts of a component, on their original lines. */
const scriptsOf = (component: string): string =>
  component
    .split(/(<script[^>]*>[^]*?<\/script>)/)
    .map((part) =>
      part.startsWith('<script')
        ? part.replace(/^<script[^>]*>|<\/script>$/g, ' ')
        : part.replace(/[^\n]/g, ''),
    )
    .join('');

function moduleNamedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return node.argument;
  if (ts.isExternalModuleReference(node)) return node.expression;
  return ts.isCallExpression(node) && isImporting(node.expression) ? node.arguments[0] : undefined;
}

function isErased(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return ts.isImportTypeNode(node) || (ts.isExportDeclaration(node) && node.isTypeOnly);
}

const isImporting = (callee: ts.Expression): boolean =>
  callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');

function textOf(node: ts.Node): string {
  if (ts.isLiteralTypeNode(node)) return textOf(node.literal);
  return ts.isStringLiteralLike(node) ? node.text : COMPUTED;
}

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
